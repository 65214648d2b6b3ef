import type { Address } from '@/site/firm';

/** A postal address on two lines; the postcode stays with its place. */
export function AddressLines({ address: { street, postalCode, city } }: { address: Address }) {
  return (
    <>
      {street}
      <br />
      <span className="whitespace-nowrap">
        {postalCode} {city}
      </span>
    </>
  );
}
