/** Whether somebody would see anything of a text. */
export function isVisible(text: string): boolean {
  return /[^\s\u2800\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(text);
}
