import { Link } from './link';

/** A number that a phone calls when it is pressed. */
export function TelephoneLink({ number, isStandalone }: { number: string; isStandalone?: boolean }) {
  return (
    <Link href={`tel:${number.replace(/\s/g, '')}`} {...(isStandalone ? { isStandalone } : {})}>
      {number}
    </Link>
  );
}
