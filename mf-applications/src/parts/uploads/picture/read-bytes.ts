/** By FileReader: Safari before 14 has no `arrayBuffer` of blobs. */
export function readBytes(blob: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.onload = () => resolve(reader.result instanceof ArrayBuffer ? reader.result : new ArrayBuffer());
    reader.readAsArrayBuffer(blob);
  });
}
