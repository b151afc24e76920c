/// <reference types="@latchkey/federation/ambient" />
