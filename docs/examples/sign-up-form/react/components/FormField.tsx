export type FormFieldProps = {
  id: string;
  label: string;
  autocomplete: string;
  placeholder: string;
};

export function FormField({ id, label, autocomplete, placeholder }: FormFieldProps) {
  return (
    <div className="flex flex-col gap-2">
      <label className="text-label font-bold text-heading" htmlFor={id}>
        {label}
      </label>
      <input
        className="w-full rounded-field border border-border px-3.5 py-2.5 text-sm placeholder:text-muted"
        id={id}
        name={id}
        type="text"
        autoComplete={autocomplete}
        placeholder={placeholder}
      />
    </div>
  );
}
