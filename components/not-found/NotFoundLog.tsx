'use client';

import { useEffect } from 'react';

export function NotFoundLog({ message }: { message: string }) {
  useEffect(() => console.error(message, location.pathname), [message]);
  return null;
}
