// First: it declares the order of the cascade layers.
import '@trust/shared/ui/tokens.css';
import '@trust/shared/ui/base.css';
import '@trust/shared/ui/busy.late.css';
import '@trust/shared/ui/fonts.css';
import '../frame/document-transition.css';
import { readPageState } from '@trust/shared/remote/first-view/page-state';
import { guardTranslatedTexts } from '@trust/shared/remote/translation/translation-guard';
import { startShell } from './start-shell.ts';

guardTranslatedTexts();
void readPageState().then(startShell);
