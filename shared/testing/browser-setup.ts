import '@testing-library/jest-dom';
import 'jest-axe/extend-expect';
