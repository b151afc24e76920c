import { configure } from '@testing-library/react';

// Slow machines are not wrong ones.
configure({ asyncUtilTimeout: 10_000 });
