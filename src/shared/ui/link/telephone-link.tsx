import { Link } from './link';

/** A telephone number that can be tapped to call. */
export function TelephoneLink({ number, isStandalone }: { number: string; isStandalone?: boolean }) {
  return (
    <Link href={`tel:${number.replace(/\s/g, '')}`} {...(isStandalone ? { isStandalone } : {})}>
      {number}
    </Link>
  );
}
