import Link from 'next/link';

export default function About() {
  return (
    <main>
      <h1>A page without islands</h1>
      <Link href="/">Back</Link>
    </main>
  );
}
