/** Selects a part of a field's text and brings it into view. */
export function selectText(field: HTMLInputElement | HTMLTextAreaElement, start: number, end: number): void {
  field.setSelectionRange(start, start);
  // Browsers scroll to the cursor only when the field takes the focus.
  field.blur();
  field.focus();
  field.setSelectionRange(start, end);
}
