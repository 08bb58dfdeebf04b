/** Browsers within other apps sometimes never answer; nobody is to wait longer than this, in ms. */
const ANSWER_MS = 4_000;

/** The result of what a browser's database is asked; rejects where it does not answer. */
export async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The browser does not answer.')), ANSWER_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
