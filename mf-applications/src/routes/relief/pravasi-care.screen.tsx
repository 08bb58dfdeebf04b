import { defineReliefScreen } from './relief-page.tsx';

export const screen = defineReliefScreen('pravasi-care');
