import type { ToastText } from './toast-state';

export function ToastMessage({ title, description }: ToastText) {
  return (
    <>
      <p className="font-semibold leading-[1.35]">{title}</p>
      <p className="mt-1 text-small">{description}</p>
    </>
  );
}
