import { Island } from '../islands';

export default function Home() {
  return (
    <main>
      <section>
        <h1>Two islands, one number</h1>
        <Island name="Adder" props={{ label: 'Add 2', amount: 2 }} />
      </section>
      <section>
        <h2 style={{ letterSpacing: '1px' }}>The sum</h2>
        <Island name="Total" props={{ label: 'Total' }} />
        <Island name="Broken" props={{}} />
      </section>
    </main>
  );
}
