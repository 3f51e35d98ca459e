import { Link, type LinkProps } from 'react-router';

/** A link in running text. */
export function TextLink(props: LinkProps) {
  return (
    <Link
      className="rounded-sm font-semibold text-accent underline decoration-1 underline-offset-4 hover:text-accent-hover"
      {...props}
    />
  );
}
