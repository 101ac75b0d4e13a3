/** What had the focus is gone: reading and tabbing go on from the title of the page. */
export function focusTitle(): void {
  if (document.activeElement !== document.body) return;
  const title = document.querySelector<HTMLElement>('h1');
  if (title === null) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
