import { LinkedText } from '@/components/ui/LinkedText';
import type { ToastText } from './toast';

/** The second sentence of a toast. */
export function Description({ text }: { text: ToastText['description'] }) {
  return typeof text === 'string' ? text : <LinkedText {...text} className="inline-link py-3 font-medium" />;
}
