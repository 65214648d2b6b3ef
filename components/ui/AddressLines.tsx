import type { Address } from '@/model/facts';

/** An address on two lines; the second wraps only if it is wider than its container. */
export function AddressLines({ street, district, postalCode, city }: Address) {
  return (
    <>
      {[street, district].filter(Boolean).join(', ')}
      <br />
      <bdi className="inline-block max-w-full">{`${postalCode} ${city}`}</bdi>
    </>
  );
}
