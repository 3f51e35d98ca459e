import { classNames } from '#web/ui/class-names.ts';

/** A colour as it is, on a chequered ground where one sees through it. */
export function Swatch({ color, className }: { color: string | undefined; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block shrink-0 overflow-hidden rounded-sm border border-line-strong bg-[#fff] bg-[conic-gradient(#ccc_25%,#fff_0_50%,#ccc_0_75%,#fff_0)] bg-size-[8px_8px]',
        className,
      )}
    >
      <span className="block size-full" style={{ background: color }} />
    </span>
  );
}
