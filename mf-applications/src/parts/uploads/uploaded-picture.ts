/** A picture that was uploaded: its id, a link that ends after an hour, and its file's name for people. */
export interface UploadedPicture {
  readonly name: string;
  readonly url: string;
  readonly fileName: string;
}
