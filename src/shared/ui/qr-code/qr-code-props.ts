export type QrCodeProps = {
  value: string;
  /** The QR code's name for screen readers. */
  label: string;
  /** 192 px, 256 px, or nearly half of a kiosk's screen. */
  size?: 'md' | 'desk' | 'lg';
};
