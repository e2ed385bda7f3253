/** A tab that is not seen draws no frames. */
const FRAME_DEADLINE_MS = 50;

/** Until the page has drawn what it was just told, or would have. */
export function nextFrame(): Promise<void> {
  return new Promise(resolve => {
    const finish = () => {
      clearTimeout(deadline);
      resolve();
    };
    const deadline = setTimeout(finish, FRAME_DEADLINE_MS);
    requestAnimationFrame(finish);
  });
}
