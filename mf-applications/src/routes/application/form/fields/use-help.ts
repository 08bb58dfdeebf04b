import type { ApplicationField } from '@trust/shared/contract/applications/application-fields';
import { textIn } from '@trust/shared/contract/text-in';
import type { PerLanguage } from '@trust/shared/contract/languages';
import { useLanguage } from '@trust/shared/remote';
import { FIELD_HELP } from '../texts/help.texts.ts';

/** The help beside a question, where it needs some. */
export function useHelp(field: ApplicationField): string | undefined {
  const language = useLanguage();
  const help: Partial<Record<ApplicationField, PerLanguage<string>>> = FIELD_HELP;
  const text = help[field];
  return text && textIn(language, text);
}
