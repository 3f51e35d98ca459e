/**
 * Puts text where the cursor stands, in the place of what is selected, as if it had been typed: whoever listens to the
 * field hears of it, and the cursor stands behind it.
 */
export function insertAtCursor(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
