import { useEffect, useState } from 'react';

const PAUSE = 200; // milliseconds without a key

/** A value once it has stood for a moment: checking everything at each key would make typing slow. */
export function useLater<Value>(value: Value): Value {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return later;
}
