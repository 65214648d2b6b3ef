import { withIslands } from 'next-islands/next';

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // `npm run types` checks them.
  typescript: { ignoreBuildErrors: true },
};

export default withIslands(config, { islands: 'islands/start.ts', firstView: { below: 'main > section ~ section' } });
