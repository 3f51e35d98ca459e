import type { ReactNode } from 'react';

interface SectionHeadingProps {
  label: string;
  children: ReactNode;
  as?: 'h1' | 'h2';
}

/** A small label on a measuring mark, and the section's headline. */
export function SectionHeading({ label, children, as: Heading = 'h2' }: SectionHeadingProps) {
  return (
    <div className="section-heading">
      {label && <p className="measure-label">{label}</p>}
      <Heading className="text-heading">{children}</Heading>
    </div>
  );
}
