/** The line that makes a downloaded Tailwind page work; the preview replaces it by a local copy. */
export const TAILWIND_HEAD = '<script src="https://cdn.jsdelivr.net/npm/@tailwindcss/browser@4"></script>';

/** The line that loads Bootstrap; the preview replaces it by a local copy. */
export const BOOTSTRAP_HEAD =
  '<link rel="stylesheet" href="https://cdn.jsdelivr.net/npm/bootstrap@5.3.8/dist/css/bootstrap.min.css">';

/** The line that loads the page's own style sheet. */
export const CUSTOM_HEAD = '<link rel="stylesheet" href="style.css">';
