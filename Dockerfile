FROM node:24-slim AS build
WORKDIR /royaumes
COPY . .
RUN mkdir /packed && npm pack --pack-destination /packed

FROM node:24-slim
COPY --from=build /packed/royaumes-*.tgz /tmp/royaumes.tgz
RUN npm install --global /tmp/royaumes.tgz && npm cache clean --force && install -d -o node -g node -m 700 /data
USER node
ENV ROYAUMES_HOST=0.0.0.0 ROYAUMES_DATA=/data
VOLUME /data
EXPOSE 4000
HEALTHCHECK CMD ["node", "-e", "fetch('http://localhost:4000/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["royaumes", "serve"]
