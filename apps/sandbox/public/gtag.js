// Stands in for the global site tag: sends the events of the data layer as its collector takes them (`en`, `ep.…`).
(() => {
  const { src } = document.currentScript;
  const id = new URL(src).searchParams.get('id');
  const collect = new URL('g', src);
  const take = (pushed) => {
    if (Object.prototype.toString.call(pushed) !== '[object Arguments]' || pushed[0] !== 'event') return;
    const [, name, properties = {}] = pushed;
    if (properties.send_to !== id) return;
    const query = new URLSearchParams({ v: '2', tid: id, en: name });
    for (const [key, value] of Object.entries(properties))
      if (key !== 'send_to') query.set(`ep.${key}`, typeof value === 'object' ? JSON.stringify(value) : String(value));
    void fetch(`${collect}?${query}`, { method: 'POST', keepalive: true });
  };
  const layer = window.dataLayer;
  for (const pushed of layer) take(pushed);
  const push = layer.push.bind(layer);
  layer.push = (...pushed) => {
    for (const one of pushed) take(one);
    return push(...pushed);
  };
})();
