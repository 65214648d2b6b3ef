/** An icon with a size of its own: without style sheets it would be as wide as the window. */
export function Icon({ path, ...rest }: Record<'className' | 'viewBox' | 'strokeWidth' | 'path', string>) {
  const [, , width, height] = rest.viewBox.split(' ');
  return (
    <svg {...rest} width={width} height={height} fill="none" stroke="currentColor" aria-hidden>
      <path d={path} />
    </svg>
  );
}
