/** A stored picture: its id, a link that shows it for an hour, and what its file was called. */
export interface UploadedPicture {
  readonly name: string;
  readonly url: string;
  readonly fileName: string;
}
