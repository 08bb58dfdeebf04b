// First: it declares the order of the cascade layers.
import '@trust/shared/ui/tokens.css';
import '@trust/shared/ui/base.css';
import '@trust/shared/ui/busy.late.css';
import '@trust/shared/ui/fonts.css';
import { readPageState } from '@trust/shared/remote/browser/page-state';
import { startShell } from './start-shell.ts';

void readPageState().then(startShell);
