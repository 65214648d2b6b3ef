import type { Address } from '@/site/firm';

/** A postal address on two lines; a street stays with its number, and the postcode with its place. */
export function AddressLines({ address: { street, postalCode, city } }: { address: Address }) {
  return (
    <>
      {street.replace(/ (?=\d)/, '\u00a0')}
      <br />
      <span className="whitespace-nowrap">
        {postalCode} {city}
      </span>
    </>
  );
}
