'use client';

import { useEffect } from 'react';

/** Logs the unknown address (specification, section 8). */
export function NotFoundLog({ message }: { message: string }) {
  useEffect(() => console.error(message, location.pathname), [message]);
  return null;
}
