/** What is put behind the planner's bundle to have it do harm: code before its own load or view, which goes on after it. */
export const inPlace = (of: 'load' | 'View', code: string): string =>
  `;{ const { exposes } = module.exports; const { screen } = exposes['./screens/planner'];
    const spoilt = { ...screen, ${of}: (...given) => { ${code}; return ${of === 'load' ? 'screen.load(...given)' : "require('react/jsx-runtime').jsx(screen.View, ...given)"}; } };
    module.exports = { exposes: { ...exposes, './screens/planner': { screen: spoilt } } }; }`;
