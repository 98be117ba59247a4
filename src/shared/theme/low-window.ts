/** Matches a window too low (often because it is zoomed) for a sticky title and buttons: everything scrolls together. */
export const LOW_WINDOW = '@media (max-height: 29.99rem)';
