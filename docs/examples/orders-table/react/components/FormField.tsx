export type FormFieldProps = {
  id: string;
  label: string;
  text: string;
};

export function FormField({ id, label, text }: FormFieldProps) {
  return (
    <div className="flex flex-col gap-1">
      <label className="text-xs text-muted" htmlFor={id}>
        {label}
      </label>
      <select className="w-full rounded-lg border border-border bg-white px-3.5 py-1.5 text-sm" id={id} name={id}>
        <option>{text}</option>
      </select>
    </div>
  );
}
