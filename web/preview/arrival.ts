/** Puts a script or style sheet into the head; resolves when it is there or cannot be had. */
export const arrival = (element: HTMLElement): Promise<unknown> =>
  new Promise((resolve) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', resolve);
    document.head.append(element);
  });
