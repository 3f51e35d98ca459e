/**
 * The line that makes a downloaded Tailwind page work; the preview replaces it by a local copy. The hash is that of the
 * package in node_modules, so that a page never runs another script than the one it was measured with.
 */
export const TAILWIND_HEAD =
  '<script src="https://cdn.jsdelivr.net/npm/@tailwindcss/browser@4.3.3/dist/index.global.js" integrity="sha384-2ql948lIdLcGEE0/qxNiudyTjgauA3RDJERu5xW75kFCvSl5a9odyQYCb6tEjnmB" crossorigin="anonymous"></script>';

/** The line that loads Bootstrap; the preview replaces it by a local copy. */
export const BOOTSTRAP_HEAD =
  '<link rel="stylesheet" href="https://cdn.jsdelivr.net/npm/bootstrap@5.3.8/dist/css/bootstrap.min.css" integrity="sha384-sRIl4kxILFvY47J16cr9ZwB07vP4J8+LH7qKQnuqkuIAvNWLzeN8tE5YBujZqJLB" crossorigin="anonymous">';

/** The line that loads the page's own style sheet. */
export const CUSTOM_HEAD = '<link rel="stylesheet" href="style.css">';
