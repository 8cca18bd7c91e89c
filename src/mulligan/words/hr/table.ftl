language = hrvatski
