import { report } from '../run/report.ts';
import { cycleFaults } from './boundaries/cycles.ts';
import { layerFaults } from './boundaries/layers.ts';
import { tableFaults } from './boundaries/table-writers.ts';

// What dependency-cruiser's rules cannot say: that everything is in a layer, which domain writes a table, and that no
// folder or file needs itself over others.
report('Layers, tables and cycles', [...layerFaults(), ...tableFaults(), ...cycleFaults()]);
