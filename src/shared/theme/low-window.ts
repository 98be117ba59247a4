/** So low a window (a zoomed one) has no room beside a title and buttons that stay: everything scrolls as one. */
export const LOW_WINDOW = '@media (max-height: 29.99rem)';
