// Stands in for the ad pixel's script: takes what its queue holds, and sends each event as a picture is asked for.
(() => {
  const collect = new URL('tr', document.currentScript.src);
  const ids = new Set();
  const flat = (value) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value));
  const send = (name, properties = {}, options = {}) => {
    for (const id of ids) {
      const query = new URLSearchParams({ id, ev: name, dl: location.href, eid: options.eventID ?? '' });
      for (const [key, value] of Object.entries(properties)) query.set(`cd[${key}]`, flat(value));
      new Image().src = `${collect}?${query}`;
    }
  };
  const take = ([act, first, ...rest]) => {
    if (act === 'init') ids.add(first);
    else if (act === 'track') send(first, ...rest);
  };
  const { queue } = window.fbq;
  for (const call of queue.splice(0)) take(call);
  window.fbq = (...call) => take(call);
})();
