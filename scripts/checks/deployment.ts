import { report } from '../run/report.ts';
import { privilegeFaults } from './deployment/least-privilege.ts';
import { workflowFaults } from './deployment/workflows.ts';

// What is deployed has least privilege, and the lines of the workflows that deploy it would run.
report('Services, images and workflows', [...privilegeFaults(), ...workflowFaults()]);
