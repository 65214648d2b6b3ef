import type { Address } from '@/site/firm';

/** A postal address on two lines; the postcode stays with its town, whose own words may break. */
export function AddressLines({ address: { street, postalCode, city } }: { address: Address }) {
  return (
    <>
      {street}
      <br />
      {`${postalCode}\u00a0${city}`}
    </>
  );
}
