export const Caret = () => <Icon className="h-1.5 w-2.5" viewBox="0 0 10 6" strokeWidth="1.6" path="m1 1 4 4 4-4" />;

/** An icon with a size of its own: without style sheets it would be as wide as the window. */
export function Icon({ path, ...rest }: Record<'className' | 'viewBox' | 'strokeWidth' | 'path', string>) {
  const [, , width, height] = rest.viewBox.split(' ');
  return (
    <svg {...rest} width={width} height={height} fill="none" stroke="currentColor" aria-hidden>
      <path d={path} />
    </svg>
  );
}
