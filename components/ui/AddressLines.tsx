import type { Address } from '@/lib/company';

/** A postal address on two lines; the postcode stays with its place as long as both have room on a line. */
export function AddressLines({ address: { street, postalCode, city } }: { address: Address }) {
  return (
    <>
      {street}
      <br />
      <span className="inline-block max-w-full">{`${postalCode} ${city}`}</span>
    </>
  );
}
