/** A tab that is not seen draws no frames. */
const HIDDEN_MS = 50;

/** One that is seen draws them as soon as the machine can, but for a frame in it that is out of view. */
const SEEN_MS = 500;

/** Until the page has drawn what it was just told, or would have. */
export function nextFrame(): Promise<void> {
  return new Promise(resolve => {
    const finish = () => {
      clearTimeout(deadline);
      resolve();
    };
    const deadline = setTimeout(finish, document.hidden ? HIDDEN_MS : SEEN_MS);
    requestAnimationFrame(finish);
  });
}
