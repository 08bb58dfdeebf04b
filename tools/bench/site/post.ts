/** Posts JSON as a browser does, and gives the answer whatever it is. */
export function postJson(url: string, body: object, signal?: AbortSignal): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal: signal ?? null });
}

/** Posts JSON and reads the answer's. Throws where that is no success. */
export async function postForJson(url: string, body: object): Promise<unknown> {
  const answer = await postJson(url, body);
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`);
  return answer.json();
}
