// Stands in for a tag manager's container with one tag that sends whatever is pushed into the data layer.
(() => {
  const { src } = document.currentScript;
  const id = new URL(src).searchParams.get('id');
  const collect = new URL('gtm', src);
  // What the site tag pushes are arguments, and none of the container's business.
  const take = (pushed) => {
    if (Object.prototype.toString.call(pushed) === '[object Arguments]' || typeof pushed.event !== 'string') return;
    void fetch(collect, { method: 'POST', keepalive: true, body: JSON.stringify({ id, ...pushed }) });
  };
  const layer = window.dataLayer;
  for (const pushed of layer) take(pushed);
  const push = layer.push.bind(layer);
  layer.push = (...pushed) => {
    for (const one of pushed) take(one);
    return push(...pushed);
  };
})();
