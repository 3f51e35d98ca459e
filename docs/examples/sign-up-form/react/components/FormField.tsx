export type FormFieldProps = {
  id: string;
  label: string;
  placeholder: string;
};

export function FormField({ id, label, placeholder }: FormFieldProps) {
  return (
    <div className="flex flex-col gap-2">
      <label className="text-label leading-4 font-bold text-heading" htmlFor={id}>
        {label}
      </label>
      <input
        className="w-full rounded-field border border-border px-3.5 py-2.5 text-sm text-ink placeholder:text-ink"
        id={id}
        type="text"
        placeholder={placeholder}
      />
    </div>
  );
}
